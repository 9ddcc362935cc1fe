// Short sounds, made in the browser and not loaded: a piece that is set down, one that is taken, a call, the end.

/** A tone that is struck and dies away. */
interface Stroke {
  atMs: number;
  hz: number;
  lastsMs: number;
  loudness: number;
  shape: OscillatorType;
}

const wood = (atMs: number): Stroke[] => [
  { atMs, hz: 190, lastsMs: 90, loudness: 0.5, shape: "sine" },
  { atMs, hz: 1150, lastsMs: 25, loudness: 0.12, shape: "triangle" },
];

const bell = (atMs: number, hz: number, lastsMs = 260): Stroke => ({
  atMs,
  hz,
  lastsMs,
  loudness: 0.22,
  shape: "sine",
});

const SOUNDS = {
  move: wood(0),
  capture: [...wood(0), ...wood(70)],
  /** Something that wants an answer: an offer, a claim, an opponent who has come. */
  call: [bell(0, 660), bell(140, 880)],
  hurry: [bell(0, 990, 120), bell(160, 990, 120)],
  end: [bell(0, 784), bell(150, 659), bell(300, 523, 500)],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers are silent until the reader has touched the page; what comes before is not kept for later. */
export function play(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const stroke of SOUNDS[sound]) strike(context, stroke);
}

function strike(context: AudioContext, { atMs, hz, lastsMs, loudness, shape }: Stroke): void {
  const begin = context.currentTime + atMs / 1000;
  const end = begin + lastsMs / 1000;
  const tone = new OscillatorNode(context, { type: shape, frequency: hz });
  const fading = new GainNode(context, { gain: 0 });
  fading.gain.setValueAtTime(loudness, begin);
  fading.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(fading).connect(context.destination);
  tone.start(begin);
  tone.stop(end);
}
