# The table of Nim.

nim-heap = Heap { $number }
nim-take = { $count ->
    [one] Take { $count } stone
   *[other] Take { $count } stones
}
nim-took = { $name }: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
piece-nim-heap = A heap
