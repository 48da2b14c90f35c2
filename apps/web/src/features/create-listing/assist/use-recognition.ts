import { useRef } from 'react';

interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: (() => void) | null;
  start(): void;
  stop(): void;
}
type Maker = new () => Recognition;

const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
  SpeechRecognition?: Maker;
  webkitSpeechRecognition?: Maker;
};
const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;

/** Some browsers recognise speech themselves, by sending it to their maker: only for who agreed to that. */
export const recognisesSpeech = Recognizer !== undefined;

export function useRecognition(language: string, onWords: (words: string) => void) {
  const running = useRef<Recognition | null>(null);
  const listen = () => {
    if (!Recognizer) return;
    const recognition = new Recognizer();
    recognition.lang = language;
    recognition.continuous = true;
    recognition.onresult = ({ results }) =>
      onWords(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    // Without it the recording goes on: the words can be typed.
    recognition.onerror = () => undefined;
    recognition.start();
    running.current = recognition;
  };
  const end = () => running.current?.stop();
  return { listen, end };
}
