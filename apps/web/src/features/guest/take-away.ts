/** Saves a text as a file on this device. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Prints a text and nothing of the page around it. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet || !frame.contentWindow) return frame.remove();
  const lines = sheet.createElement('pre');
  lines.textContent = text;
  lines.style.font = '18px/1.6 monospace';
  lines.style.whiteSpace = 'pre-wrap';
  sheet.body.append(lines);
  frame.contentWindow.onafterprint = () => frame.remove();
  frame.contentWindow.print();
}
