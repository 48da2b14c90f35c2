import { Camera, Mic, PenLine, SquarePen } from 'lucide-react';

/** The four creation modes (spec 2 §2); their names are among the texts of the assistant. */
export const waysToSell = [
  { to: '/create-image-listing', mode: 'photos', icon: Camera },
  { to: '/create-voice-listing', mode: 'voice', icon: Mic },
  { to: '/create-text-listing', mode: 'text', icon: PenLine },
  { to: '/create-listing', mode: 'form', icon: SquarePen },
] as const;
