import { HotAnswers } from './hot-answers';

/** Makes numbered answers, each when the test says so. */
function maker() {
  const begun: ((answer: { number: number }) => void)[] = [];
  const make = () => new Promise<{ number: number }>((resolve) => begun.push(resolve));
  return { make, begun, end: (number: number) => begun[number]?.({ number }) };
}

describe('an answer that many ask for', () => {
  it('is made once for all who come together, and at hand for who comes later', async () => {
    const answers = new HotAnswers<{ number: number }>();
    const { make, begun, end } = maker();
    const [one, other] = [answers.of('/', make), answers.of('/', make)];
    end(0);
    expect([await one, await other]).toEqual([{ number: 0 }, { number: 0 }]);
    expect(answers.of('/', make)).toEqual({ number: 0 });
    expect(begun).toHaveLength(1);
  });

  it('is made anew once it was dropped', async () => {
    const answers = new HotAnswers<{ number: number }>();
    const { make, end } = maker();
    const first = answers.of('/', make);
    end(0);
    await first;
    answers.drop();
    const second = answers.of('/', make);
    end(1);
    expect(await second).toEqual({ number: 1 });
  });

  it('is not kept when it was dropped while it was being made', async () => {
    const answers = new HotAnswers<{ number: number }>();
    const { make, end } = maker();
    const early = answers.of('/', make);
    answers.drop();
    const late = answers.of('/', make);
    end(1);
    await late;
    end(0);
    await early;
    expect(answers.of('/', make)).toEqual({ number: 1 });
  });

  it('is ready once it is made, until it is dropped', async () => {
    const answers = new HotAnswers<{ number: number }>();
    const { make, begun, end } = maker();
    expect(answers.ready('/')).toBeNull();
    const made = answers.of('/', make);
    expect(answers.ready('/')).toBeNull();
    end(0);
    await made;
    expect(answers.ready('/')).toEqual({ number: 0 });
    answers.drop();
    expect(answers.ready('/')).toBeNull();
    expect(begun).toHaveLength(1);
  });
});
