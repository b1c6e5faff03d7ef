import seedrandom from 'seedrandom';

const SHORTEST = 4;
const LONGEST = 14;
/** As many as make a vocabulary of the size that a site of thousands of towns has. */
const WORDS_A_LENGTH = 400;

const consonants = 'bcdfghklmnprstvw';
const vowels = 'aeiou';

/** A word that means nothing, consonant after vowel. */
export const madeUpWord = (length: number, random: seedrandom.PRNG): string =>
  Array.from({ length }, (_, place) => {
    const letters = place % 2 === 0 ? consonants : vowels;
    return letters[Math.floor(random.quick() * letters.length)]!;
  }).join('');

/** By length. The same ones every time. */
const vocabulary = Array.from({ length: LONGEST + 1 }, (_, length) => {
  const random = seedrandom(`words of ${length}`);
  return Array.from({ length: WORDS_A_LENGTH }, () => madeUpWord(length, random));
});

/**
 * The text with another word for each that carries meaning, of the same length: lengths, punctuation and the small words between
 * them stay, so that it is as much work as the text it was. What stands in `kept` stays too. The same for one `key` every time.
 */
export function reword(text: string, key: string, kept: string): string {
  const random = seedrandom(key);
  return text
    .split(kept)
    .map((part) =>
      part.replace(new RegExp(`\\p{L}{${SHORTEST},}`, 'gu'), (word) => {
        const words = vocabulary[Math.min(word.length, LONGEST)]!;
        const other = words[Math.floor(random.quick() * words.length)]!;
        return /^\p{Lu}/u.test(word) ? other[0]!.toUpperCase() + other.slice(1) : other;
      }),
    )
    .join(kept);
}
