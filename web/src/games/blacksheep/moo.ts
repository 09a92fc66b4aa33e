/** The cow of the house, from one oscillator. */

import type { Voice } from '../../sound/sounds.svelte';

export const moo: Voice = (context, at) => {
  const voice = context.createOscillator();
  const mouth = context.createBiquadFilter();
  const gain = context.createGain();
  voice.type = 'sawtooth';
  voice.frequency.setValueAtTime(105, at);
  voice.frequency.linearRampToValueAtTime(165, at + 0.35);
  voice.frequency.linearRampToValueAtTime(120, at + 1.1);
  mouth.type = 'lowpass';
  mouth.Q.value = 6;
  mouth.frequency.setValueAtTime(240, at);
  mouth.frequency.linearRampToValueAtTime(820, at + 0.45);
  mouth.frequency.linearRampToValueAtTime(300, at + 1.1);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.22, at + 0.12);
  gain.gain.setValueAtTime(0.22, at + 0.8);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 1.15);
  voice.connect(mouth).connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + 1.2);
};
