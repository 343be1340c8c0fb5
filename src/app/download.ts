/** The browser has begun to read it by then. */
const MS_BEFORE_RELEASE = 60_000;

/** Gives a file to the person, as the browser gives files. */
export const download = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MS_BEFORE_RELEASE);
};
