import { FileText } from 'lucide-react';
import type { Batch } from '../../client/batch.ts';
import { say } from '../text/messages.ts';
import { ColumnForm } from './ColumnForm.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Progress } from './Progress.tsx';
import { Result } from './Result.tsx';
import { sayBatch } from './text/messages.ts';
import { type Stage, useBatch } from './use-batch.ts';
import { useFileDrop } from './use-file-drop.ts';

const REASONS = {
  empty: 'empty',
  spreadsheet: 'spreadsheet',
  'too-big': 'tooBig',
  unreadable: 'unreadable',
} as const;

const troubleOf = (stage: Stage, fault: string): string => {
  if (fault !== '') return say('failed', { reason: fault });
  if (stage.kind !== 'waiting' || stage.trouble === undefined) return '';
  const { reason, detail, line } = stage.trouble;
  return line === undefined ? sayBatch(REASONS[reason], { detail }) : sayBatch('unreadableAt', { line });
};

type Work = ReturnType<typeof useBatch>;

const StageView = ({
  work,
  isOver,
  batch,
}: {
  readonly work: Work;
  readonly isOver: boolean;
  readonly batch: Batch;
}) => {
  const { stage, writing, open, convert, download, cancel, chooseAgain, startOver } = work;
  switch (stage.kind) {
    case 'waiting':
      return <FileDrop isOver={isOver} onFile={(file, name) => void open(file, name)} />;
    case 'reading':
      return <Progress text={sayBatch('reading')} onCancel={startOver} />;
    case 'choosing':
      return (
        <ColumnForm
          key={stage.opened.id}
          opened={stage.opened}
          onConvert={(wishes) => void convert(stage.opened, wishes)}
          onAnother={startOver}
        />
      );
    case 'running':
      return <Progress share={stage.share} text={sayBatch('progress', { count: stage.rows })} onCancel={cancel} />;
    case 'done':
      return (
        <Result
          outcome={stage.outcome}
          width={stage.opened.rows[0]?.length ?? 0}
          writing={writing}
          basemap={(part) => batch('basemap', part)}
          onDownload={(shape) => void download(stage.opened, stage.wishes, shape)}
          onCancel={cancel}
          onChange={() => chooseAgain(stage.opened)}
          onAnother={startOver}
        />
      );
  }
};

export const BatchPage = ({ batch }: { readonly batch: Batch }) => {
  const work = useBatch(batch);
  const { stage, fault, open } = work;
  const isOver = useFileDrop((file, name) => void open(file, name));
  const trouble = troubleOf(stage, fault);
  const opened = 'opened' in stage ? stage.opened : undefined;
  return (
    <main className="batch">
      <header>
        <a href="/" aria-label="Tessera">
          <img src="/icon.svg" alt="" width="40" height="40" />
        </a>
        <h1>{say('convertMany')}</h1>
        <p className="intro">{sayBatch('intro')}</p>
      </header>
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {opened === undefined ? null : (
        <p className="file">
          <FileText size={20} strokeWidth={1.75} aria-hidden />
          <bdi>{opened.name}</bdi>
        </p>
      )}
      {opened === undefined || opened.leftOut === 0 ? null : (
        <p className="trouble">{sayBatch('leftOut', { count: opened.leftOut })}</p>
      )}
      <StageView work={work} isOver={isOver} batch={batch} />
    </main>
  );
};
