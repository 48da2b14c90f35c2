import { armFailpoint, failpoint } from './failpoint';

describe('a failpoint', () => {
  it('does nothing while nobody armed it', () => {
    expect(failpoint('nowhere')).toBeUndefined();
  });

  it('runs the action of a test until it is disarmed', async () => {
    const disarm = armFailpoint('here', () => {
      throw new Error('the process died here');
    });
    expect(() => failpoint('here')).toThrow('the process died here');
    expect(failpoint('elsewhere')).toBeUndefined();
    disarm();
    expect(failpoint('here')).toBeUndefined();
  });

  it('armed by the environment kills the process at the n-th time', () => {
    const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
    process.env['VYBAC_FAILPOINT'] = 'outbox.after-publish@2';
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('./failpoint')>('./failpoint');
      void fresh.failpoint('outbox.after-publish');
      expect(kill).not.toHaveBeenCalled();
      void fresh.failpoint('outbox.after-publish');
      expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
    });
    delete process.env['VYBAC_FAILPOINT'];
  });
});
