import { useEffect, useRef, useState } from 'react';

export interface Recorded {
  readonly sound: Blob;
  /** To be played here. */
  readonly url: string;
}

/** What a recogniser needs: one voice at 16 kHz (spec 2 §9). */
const constraints: MediaStreamConstraints = {
  audio: { sampleRate: 16_000, channelCount: 1, echoCancellation: true, noiseSuppression: true },
};
const chunkMilliseconds = 250;
/** Safari records MP4. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Records the microphone. @param onEnd called with what was recorded, null when nothing was */
export function useRecorder(onEnd: (recorded: Recorded | null) => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);

  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(() => setSeconds(seconds + 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  // Whoever leaves is not recorded any longer.
  useEffect(() => () => release(recorder.current), []);

  /** @throws DOMException when the microphone is refused or missing */
  const start = async () => {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    const recording = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const chunks: Blob[] = [];
    recording.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
    };
    recording.onstop = () => {
      release(recording);
      setSeconds(null);
      const sound = new Blob(chunks, { type: recording.mimeType });
      onEnd(sound.size === 0 ? null : { sound, url: URL.createObjectURL(sound) });
    };
    recorder.current = recording;
    recording.start(chunkMilliseconds);
    setSeconds(0);
  };
  const stop = () => recorder.current?.stop();

  return { /** Since it began; null when nothing is recorded. */ seconds, start, stop };
}

function release(recording: MediaRecorder | null): void {
  for (const track of recording?.stream.getTracks() ?? []) track.stop();
}
