/** Search in the rules: all words of the wish have to be there, each as itself or as a word that means the same. */

/** Groups of words with one meaning, between bars; beginnings of words are enough. */
export function groups(synonyms: string): string[][] {
  return synonyms
    .split('|')
    .map((group) => group.trim().toLowerCase().split(/\s+/).filter(Boolean))
    .filter((group) => group.length > 0);
}

export function finder(wish: string, synonyms: string[][]): (text: string) => boolean {
  const wanted = wish.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const ways = wanted.map((word) => [word, ...synonyms.filter((group) => group.some((one) => means(word, one))).flat()]);
  return (text) => {
    const low = text.toLowerCase();
    return ways.every((way) => way.some((word) => low.includes(word)));
  };
}

const SHORTEST = 3;

/** The same word, but perhaps with another ending. */
function means(word: string, one: string): boolean {
  return word === one || (word.length >= SHORTEST && one.length >= SHORTEST && (word.startsWith(one) || one.startsWith(word)));
}
