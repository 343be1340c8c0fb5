/** The old way, which asks for no secure page: what is selected is copied. */
const copySelected = (text: string): boolean => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Nothing to write in: a phone would show its keyboard.
  field.readOnly = true;
  // Wherever it is used: a class would need a style on each page.
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  document.body.append(field);
  // Not every browser gives the focus to what is selected, and only from there it is copied.
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};

/** Whether the text is on the clipboard now. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    // On plain http there is no clipboard, and in a frame it may refuse: both end below.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};
