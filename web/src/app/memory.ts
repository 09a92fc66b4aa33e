/** Small things that this browser remembers. Works, forgetfully, where storage is not allowed. */

const PREFIX = 'blueboar.';
const fallback = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
