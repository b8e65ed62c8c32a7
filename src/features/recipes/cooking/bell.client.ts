/** Seconds between the three strokes, and the duration of each. */
const STROKE = 0.45;
const RING = 1.2;
let audio: AudioContext | undefined;

/** Prepares the sound. Browsers allow sound only after a user gesture, so call this in one. */
export function prepareBell(): void {
  try {
    audio ??= new AudioContext();
    audio.resume();
  } catch {
    // Without sound the timer still shows its text.
  }
}

/** Rings three times, if a timer was started by hand on this page and the page is visible. */
export function ringBell(): void {
  if (!audio || document.visibilityState !== 'visible') return;
  for (let stroke = 0; stroke < 3; stroke += 1) {
    const at = audio.currentTime + stroke * STROKE;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 1046;
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + RING);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + RING);
  }
}
