/** Sounds made only of oscillators and noise: no file is fetched. Loaded when the reader wants to hear them. */

export type Sound = "dice" | "blade" | "fall" | "door" | "steps" | "card" | "spell" | "victory" | "doom";

let audio: { context: AudioContext; out: GainNode } | null = null;
let drone: { mood: string; stop: () => void } | null = null;

/** The volume, from 0 to 1. Browsers allow no sound before the page was touched. */
export function setVolume(volume: number): void {
  if (!audio) {
    if (!volume) return;
    const context = new AudioContext();
    const out = context.createGain();
    out.connect(context.destination);
    audio = { context, out };
  }
  audio.out.gain.setTargetAtTime(volume * volume, audio.context.currentTime, 0.05);
  if (volume && audio.context.state === "suspended") void audio.context.resume();
}

export function play(sound: Sound): void {
  if (audio) SOUNDS[sound](audio.context.currentTime);
}

/** A note that begins, rings and dies away; it may glide to another pitch. */
function tone(at: number, pitch: number, long: number, loud: number, type: OscillatorType = "sine", to = pitch): void {
  if (!audio) return;
  const { context, out } = audio;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  const gain = faded(context, at, long, loud);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + long);
}

/** A breath of noise around a pitch; the higher the `focus`, the more it sounds like a tone. */
function noise(at: number, pitch: number, long: number, loud: number, focus = 1, to = pitch): void {
  if (!audio) return;
  const { context, out } = audio;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = focus;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter).connect(faded(context, at, long, loud)).connect(out);
  source.start(at);
}

function faded(context: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  return gain;
}

const SOUNDS: Readonly<Record<Sound, (at: number) => void>> = {
  // Bone on wood, bouncing less and less.
  dice: (at) => [0, 0.09, 0.17, 0.26, 0.38, 0.45].forEach((late, n) => noise(at + late, 1900 - 130 * n, 0.05, 0.5 - 0.06 * n, 3)),
  blade: (at) => {
    noise(at, 900, 0.16, 0.35, 0.8, 4200);
    [2400, 3170, 4310].forEach((pitch) => tone(at + 0.12, pitch, 0.35, 0.07, "triangle"));
  },
  fall: (at) => {
    tone(at, 130, 0.4, 0.6, "sine", 42);
    noise(at + 0.05, 220, 0.3, 0.35);
  },
  // Hinges, then the weight of oak.
  door: (at) => {
    [0, 0.12, 0.21, 0.33].forEach((late) => tone(at + late, 190 + 260 * late, 0.11, 0.1, "sawtooth", 240 + 300 * late));
    tone(at + 0.46, 95, 0.3, 0.5, "sine", 50);
  },
  steps: (at) => [0, 0.17, 0.34].forEach((late) => noise(at + late, 300, 0.07, 0.3, 1.5, 160)),
  card: (at) => {
    noise(at, 2600, 0.13, 0.2, 0.7, 5200);
    noise(at + 0.13, 1200, 0.05, 0.2, 2);
  },
  spell: (at) => [523, 659, 784, 1047, 1319].forEach((pitch, n) => tone(at + 0.07 * n, pitch, 0.7, 0.12, "sine", pitch * 1.01)),
  victory: (at) => [392, 523, 659, 784].forEach((pitch, n) => tone(at + 0.16 * n, pitch, n === 3 ? 1.2 : 0.3, 0.22, "triangle")),
  doom: (at) => [196, 185, 131].forEach((pitch, n) => tone(at + 0.28 * n, pitch, 0.9, 0.25, "triangle", pitch * 0.98)),
};

/** The background, softly: a fifth on a root for each mood, breathing slowly. */
const ROOTS: Readonly<Record<string, readonly [number, number]>> = {
  vault: [55, 1.5],
  keep: [49, 1.335],
  ruins: [65.4, 1.5],
  caves: [41.2, 1.782],
  earth: [46.2, 1.189],
};

/** Play a mood's drone; "" ends it. */
export function setDrone(mood: string): void {
  if (drone?.mood === mood) return;
  drone?.stop();
  drone = null;
  const [root, above] = ROOTS[mood] ?? [0, 0];
  if (!audio || !root) return;
  const { context, out } = audio;
  const gain = context.createGain();
  gain.gain.setTargetAtTime(0.05, context.currentTime, 3);
  const filter = context.createBiquadFilter();
  filter.frequency.value = 260;
  const breath = context.createOscillator();
  const depth = context.createGain();
  breath.frequency.value = 0.07;
  depth.gain.value = 120;
  breath.connect(depth).connect(filter.frequency);
  const sources = [root, root * 1.004, root * above, root * 2].map((pitch) => {
    const source = context.createOscillator();
    source.type = "sawtooth";
    source.frequency.value = pitch;
    source.connect(filter);
    return source;
  });
  filter.connect(gain).connect(out);
  for (const source of [...sources, breath]) source.start();
  drone = {
    mood,
    stop: () => {
      gain.gain.setTargetAtTime(0, context.currentTime, 0.4);
      for (const source of [...sources, breath]) source.stop(context.currentTime + 2);
    },
  };
}
