import { describe, expect, test, vi } from 'vitest';
import { RefusedError } from '../../client/client.ts';
import { askAgain, openAnswers } from './answers.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Questions that are answered by hand, so that they can be answered in any order. */
const byHand = (isWorthKeeping?: (value: string) => boolean) => {
  const waiting = new Map<string, { resolve: (value: string) => void; reject: (error: unknown) => void }>();
  const asked: string[] = [];
  const aborted: string[] = [];
  const answers = openAnswers<string, string>(
    (question) => question,
    (question, signal) => {
      asked.push(question);
      signal.addEventListener('abort', () => aborted.push(question));
      return new Promise((resolve, reject) => waiting.set(question, { resolve, reject }));
    },
    isWorthKeeping,
  );
  return {
    answers,
    asked,
    aborted,
    answer: async (question: string, value: string) => {
      waiting.get(question)?.resolve(value);
      await settled();
    },
    fail: async (question: string, error: unknown) => {
      waiting.get(question)?.reject(error);
      await settled();
    },
  };
};

describe('answers', () => {
  test('two that look at one question ask it once, and both are told', async () => {
    const { answers, asked, answer } = byHand();
    const [one, two] = [vi.fn(), vi.fn()];
    answers.watch('a', one);
    answers.watch('a', two);
    expect(answers.answerTo('a').isWaiting).toBe(true);
    await answer('a', 'A');
    expect(asked).toEqual(['a']);
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1]);
    expect(answers.answerTo('a')).toEqual({ value: 'A', error: undefined, isWaiting: false });
  });

  test('what nobody watches any more is forgotten when it is asked about, and asked anew', async () => {
    const { answers, asked, answer } = byHand();
    const end = answers.watch('half', vi.fn());
    await answer('half', 'HALF');
    expect(answers.isStillWatched('half')).toBe(true);
    end();
    expect(answers.isStillWatched('half')).toBe(false);
    expect(answers.isStillWatched('never asked')).toBe(false);
    answers.watch('half', vi.fn());
    expect(asked).toEqual(['half', 'half']);
  });

  test('a late answer to an older question is not the answer to the newer one', async () => {
    const { answers, aborted, answer } = byHand();
    const endOld = answers.watch('old', vi.fn());
    answers.watch('new', vi.fn());
    endOld();
    await answer('new', 'NEW');
    await answer('old', 'OLD');
    expect(aborted).toEqual(['old']);
    expect(answers.answerTo('new').value).toBe('NEW');
    expect(answers.answerTo('old').value).toBeUndefined();
  });

  test('an answer that is there is kept when nobody looks, and not asked for again', async () => {
    const { answers, asked, answer } = byHand();
    const end = answers.watch('a', vi.fn());
    await answer('a', 'A');
    end();
    answers.watch('a', vi.fn());
    expect(asked).toEqual(['a']);
    expect(answers.answerTo('a').value).toBe('A');
  });

  test('an answer that is not worth keeping is seen as long as somebody looks, and then asked for again', async () => {
    const { answers, asked, answer } = byHand((value) => value !== 'DOWN');
    const ends = [answers.watch('a', vi.fn()), answers.watch('a', vi.fn())];
    await answer('a', 'DOWN');
    ends[0]?.();
    expect(answers.answerTo('a').value).toBe('DOWN');
    ends[1]?.();
    const end = answers.watch('a', vi.fn());
    await answer('a', 'UP AGAIN');
    end();
    answers.watch('a', vi.fn());
    expect(asked).toEqual(['a', 'a']);
    expect(answers.answerTo('a').value).toBe('UP AGAIN');
  });

  test('not more are kept than anybody will come back to', async () => {
    const { answers, answer } = byHand();
    for (let number = 0; number < 150; number++) {
      const end = answers.watch(`${number}`, vi.fn());
      await answer(`${number}`, 'known');
      end();
    }
    expect(answers.answerTo('149').value).toBe('known');
    expect(answers.answerTo('0').value).toBeUndefined();
  });

  test('what was refused is not asked twice, and is asked anew by the next who looks', async () => {
    const { answers, asked, fail } = byHand();
    const end = answers.watch('a', vi.fn());
    const refusal = new RefusedError(400, 'BadWords', 'no address');
    await fail('a', refusal);
    expect(answers.answerTo('a')).toEqual({ value: undefined, error: refusal, isWaiting: false });
    expect(asked).toEqual(['a']);
    end();
    answers.watch('a', vi.fn());
    expect(asked).toEqual(['a', 'a']);
  });

  test.each([
    ['a line', new TypeError('network')],
    ['a server', new RefusedError(502, 'Unreadable', 'status 502')],
  ])('%s that stumbles is tried once more', async (_, error) => {
    vi.useFakeTimers();
    try {
      let tries = 0;
      const answers = openAnswers<string, string>(
        (question) => question,
        async () => {
          tries++;
          throw error;
        },
      );
      answers.watch('a', vi.fn());
      await vi.advanceTimersByTimeAsync(5000);
      expect(tries).toBe(2);
      expect(answers.answerTo('a').error).toBe(error);
    } finally {
      vi.useRealTimers();
    }
  });

  test('when somebody else answers, what is looked at is asked again and the rest forgotten', async () => {
    const { answers, asked, answer } = byHand();
    const end = answers.watch('left', vi.fn());
    await answer('left', 'LEFT');
    end();
    const onChange = vi.fn();
    answers.watch('seen', onChange);
    await answer('seen', 'BEFORE');
    askAgain();
    expect(answers.answerTo('seen').isWaiting).toBe(true);
    expect(answers.answerTo('left').value).toBeUndefined();
    await answer('seen', 'AFTER');
    expect(answers.answerTo('seen').value).toBe('AFTER');
    expect(asked).toEqual(['left', 'seen', 'seen']);
  });

  test('an answer that came another way is taken, and what was under way dropped', async () => {
    const { answers, aborted, answer } = byHand();
    const onChange = vi.fn();
    answers.watch('a', onChange);
    answers.put('a', 'PUT');
    await answer('a', 'LATE');
    expect(answers.answerTo('a').value).toBe('PUT');
    expect(aborted).toEqual(['a']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
