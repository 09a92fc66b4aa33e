/** Numbers as they are typed and read: a Persian keyboard has digits of its own. */

const ZEROS = ['\u06f0', '\u0660'];

/** Digits of any of our languages as those of the machine. */
export function plainDigits(text: string): string {
  return text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => {
    const zero = ZEROS.find((one) => digit >= one && digit <= String.fromCodePoint(one.codePointAt(0)! + 9))!;
    return String(digit.codePointAt(0)! - zero.codePointAt(0)!);
  });
}

/** The whole number that somebody has typed, in whatever digits; null for what is none. */
export function typedNumber(text: string): number | null {
  const plain = plainDigits(text).replace(/[\s\u2068\u2069]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** A clause, a code or a heading with the digits of this language. */
export function inDigitsOf(language: string, text: string): string {
  if (language !== 'fa') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(ZEROS[0]!.codePointAt(0)! + Number(digit)));
}
