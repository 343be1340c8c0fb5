import { useEffect, useRef, useState } from 'react';

const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Files dropped or pasted anywhere on the page: beside a target, the browser would leave the page and show the file.
 * Tells whether one is being held over it.
 */
export const useFileDrop = (onFile: (file: Blob, name: string) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;

  useEffect(() => {
    const take = (files: FileList | undefined): void => {
      const file = files?.[0];
      if (file !== undefined) latest.current(file, file.name);
    };
    const over = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Leaving one element for another of the page is no leaving.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      // Text that is dropped on a field belongs into the field.
      if (!holdsFile(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => take(clipboardData?.files);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);

  return isOver;
};
