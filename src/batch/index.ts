/** The door of batch conversion: tables to tables, chunk by chunk. */
export { type Columns, columnNamed, type Direction } from './columns.ts';
export { type Coding, type Converted, type Converter, LETTERS, openConverter, type Problem } from './convert.ts';
export type { Fault } from './fault.ts';
export { tableOf } from './places.ts';
export { addedNames, type Plan, planOf, type Sample, SHAPES, type Shape, sampleOf, type Wishes } from './plan.ts';
export { previewOf } from './preview.ts';
export type { Chunk } from './records.ts';
export { convertTable } from './table.ts';
