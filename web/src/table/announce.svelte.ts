/** What a screen reader is told as it happens. */

class Announcements {
  text = $state('');
  private queue: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    this.queue.push(sentence);
    if (!this.timer) this.next();
  }

  /** Another person reads this page from now on: nothing of what was told before stays. */
  forget(): void {
    this.queue = [];
    this.text = '';
  }

  private next(): void {
    this.text = this.queue.splice(0, 6).join(' ');
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.queue.length) this.next();
    }, 1200);
  }
}

export const announcements = new Announcements();
