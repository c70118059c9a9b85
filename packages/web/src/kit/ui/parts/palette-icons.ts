import {
  CircleUserRound,
  Files,
  Inbox,
  KeyRound,
  LogOut,
  Repeat,
  ScrollText,
  ShieldCheck,
  Tags,
  Undo2,
  Users,
} from 'lucide-react';

/** Icons that only the palette shows; they load with it. */
export const paletteIcons = {
  CircleUserRound,
  Files,
  Inbox,
  KeyRound,
  LogOut,
  Repeat,
  ScrollText,
  ShieldCheck,
  Tags,
  Undo2,
  Users,
};

export type PaletteIcon = keyof typeof paletteIcons;
