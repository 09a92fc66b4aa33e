import { expect, it } from 'vitest';

import { inDigitsOf, plainDigits, typedNumber } from '../src/language/digits';

it('reads the digits of every keyboard', () => {
  expect(plainDigits('۱۲ ٣')).toBe('12 3');
  expect(['12', '۱۲', '١٢', ' ۷ '].map(typedNumber)).toEqual([12, 12, 12, 7]);
  expect(['', 'x', '1.5', '-2'].map(typedNumber)).toEqual([null, null, null, null]);
});

it('writes clauses with the digits of the language', () => {
  expect(inDigitsOf('fa', '5.12')).toBe('۵.۱۲');
  expect(inDigitsOf('uk', '5.12')).toBe('5.12');
});
