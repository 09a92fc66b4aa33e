refusal-take-no-such-heap = There is no such heap.
refusal-take-wrong-number = Take { $least } to { $most } stones.
