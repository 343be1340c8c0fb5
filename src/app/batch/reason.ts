import type { Fault } from '../../client/batch.ts';
import { say } from '../text/messages.ts';
import { sayBatch } from './text/messages.ts';

/** Why a row has no answer, in the language of the page; the file that is downloaded says it in English. */
export const reasonOf = (fault: Fault): string => {
  switch (fault.code) {
    case 'empty-cell':
      return sayBatch('rowEmpty');
    case 'no-number':
      return sayBatch('rowNoNumber', { column: sayBatch(fault.axis), text: fault.text });
    case 'no-position':
      return sayBatch('rowNoPosition', { text: fault.text });
    case 'out-of-range': {
      const { axis, value, limit } = fault;
      return sayBatch('rowOutside', { column: sayBatch(axis), value, least: -limit, most: limit });
    }
    case 'wrong-width':
      return sayBatch('rowWidth', { count: fault.count, width: fault.width });
    case 'unclosed-quote':
      return sayBatch('rowQuote');
    case 'not-an-address':
      return sayBatch('rowNotThree');
    case 'unknown-word':
      return sayBatch('rowUnknown', { word: fault.word });
    case 'mixed-languages':
      return sayBatch('rowMixed');
    case 'addresses-nothing':
      return sayBatch('rowNowhere');
    case 'land-only-language':
      return sayBatch('rowSea');
    // No row of a table can come to these: the page offers languages that there are, and rows are no boxes.
    case 'bad-position':
    case 'unknown-language':
    case 'bad-box':
    case 'box-too-big':
      return say('failed', { reason: fault.message });
  }
};
