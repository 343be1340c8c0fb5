import { useEffect, useRef } from 'react';
import { type FrameOptions, textsOf } from '../options.ts';
import type { Selection } from '../protocol.ts';

type Props = { readonly options: FrameOptions; readonly onSelect: (selection: Selection) => void };

/** The very element that people will embed, with the options as its attributes. */
export const Preview = ({ options, onSelect }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElement>(undefined);
  const heard = useRef(onSelect);
  heard.current = onSelect;

  useEffect(() => {
    const map = document.createElement('tessera-map');
    map.addEventListener('select', (event) => {
      if (event instanceof CustomEvent) heard.current(event.detail);
    });
    element.current = map;
    host.current?.append(map);
    return () => map.remove();
  }, []);

  useEffect(() => {
    const map = element.current;
    if (map === undefined) return;
    const wanted = new Map(textsOf(options));
    for (const name of map.getAttributeNames()) if (!wanted.has(name)) map.removeAttribute(name);
    for (const [name, text] of wanted) if (map.getAttribute(name) !== text) map.setAttribute(name, text);
  }, [options]);

  return <div ref={host} className="preview" />;
};
