/** Two soft notes. */
export function chime(): void {
  const audio = new AudioContext();
  note(audio, 523, 0);
  note(audio, 784, 0.16);
  setTimeout(() => void audio.close(), 1500);
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const begin = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.7);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + 0.8);
}
