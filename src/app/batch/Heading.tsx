import { type ReactNode, useEffect, useRef } from 'react';

/** What was pressed is gone when another part of the page comes: the focus goes to its heading, and is read out. */
export const Heading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
};
