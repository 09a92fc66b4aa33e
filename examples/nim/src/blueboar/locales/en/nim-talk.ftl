say-heap-left = { $heaps } heaps to go.
say-phrase-heavy-stones = These stones are heavy!
