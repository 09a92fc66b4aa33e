/** Every sound is made here, from oscillators and noise. Nothing is loaded, and everything can be muted. */

import { remember, remembered } from '../app/memory';

export type Sound = 'card' | 'coin' | 'snap' | 'bell' | 'knock' | 'bad' | 'win' | 'word';

/** A sound of a game's own: what is heard from this moment on. */
export type Voice = (context: AudioContext, at: number) => void;

class Sounds {
  muted = $state(false);
  private context: AudioContext | null = null;

  begin(): void {
    this.muted = remembered('muted') === 'yes';
  }

  toggle(): void {
    this.muted = !this.muted;
    remember('muted', this.muted ? 'yes' : 'no');
    if (!this.muted) this.play('bell');
  }

  /** `unseen`: heard though the page is hidden, which is the point of a knock. */
  play(sound: Sound | Voice, unseen = false): void {
    if (this.muted || typeof AudioContext === 'undefined' || (document.hidden && !unseen)) return;
    // Browsers let sounds begin only after the first touch.
    if (!this.context && !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    const at = this.context.currentTime;
    if (typeof sound === 'function') return sound(this.context, at);
    switch (sound) {
      case 'card':
        return this.noise(at, 0.07, 2600, 0.12);
      case 'coin':
        this.tone(at, 1850, 0.16, 0.07, 'triangle');
        return this.tone(at + 0.06, 2480, 0.2, 0.06, 'triangle');
      case 'snap':
        this.noise(at, 0.05, 900, 0.5);
        return this.tone(at, 160, 0.12, 0.2, 'square', 70);
      case 'bell':
        this.tone(at, 660, 0.5, 0.1, 'sine');
        return this.tone(at + 0.1, 990, 0.6, 0.07, 'sine');
      case 'knock':
        this.tone(at, 130, 0.08, 0.25, 'sine', 80);
        return this.tone(at + 0.14, 120, 0.08, 0.25, 'sine', 70);
      case 'bad':
        return this.tone(at, 220, 0.25, 0.1, 'sawtooth', 140);
      case 'win':
        [523, 659, 784, 1047].forEach((pitch, place) => this.tone(at + place * 0.13, pitch, 0.4, 0.1, 'triangle'));
        return;
      case 'word':
        return this.tone(at, 520, 0.06, 0.04, 'sine');
    }
  }

  private tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType, to = pitch): void {
    const { context } = this;
    if (!context) return;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(pitch, at);
    voice.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(gain).connect(context.destination);
    voice.start(at);
    voice.stop(at + length);
  }

  private noise(at: number, length: number, pitch: number, loud: number): void {
    const { context } = this;
    if (!context) return;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at);
  }
}

export const sounds = new Sounds();
