/** One published event. Its `_id` is the event's id, so that publishing it again changes nothing. */
export interface LogEntry {
  _id: string;
  topic: string;
  /** Position within the topic, without gaps. */
  seq: number;
  key: string;
  type: string | null;
  value: string;
  at: Date;
}

/** How far a group has read a topic. */
export interface Cursor {
  /** `<group> <topic>` */
  _id: string;
  group: string;
  topic: string;
  /** Everything up to here was dealt with. */
  seq: number;
  /** The fencing number of the reader that moved it last. */
  fence: number;
  movedAt: Date;
}
