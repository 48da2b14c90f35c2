import { WorkApart } from '@vybac/platform';
import { join } from 'node:path';
import type { DemoStudio } from './demo.seeder';
import type { AvatarRecipe, PictureRecipe } from './demo.types';
import type { StudioWork } from './studio.child';

/** Draws in processes of their own, so that the marketplace has its time and its memory for people. Close it in the end. */
export class StudioApart implements DemoStudio {
  private readonly apart = new WorkApart<StudioWork>({
    // The compiled one, also from the sources: Node itself runs it.
    program: join(__dirname, '../../dist/demo/studio.child.js'),
    atOnce: 2,
    idleFor: 10_000,
    longest: 60_000,
  });

  /** 1280×960 JPEG. @throws Error when it could not be drawn */
  async renderPicture(recipe: PictureRecipe): Promise<Buffer> {
    return Buffer.from(await this.apart.do('picture', recipe));
  }

  /** 512×512 JPEG. @throws Error when it could not be drawn */
  async renderAvatar(recipe: AvatarRecipe): Promise<Buffer> {
    return Buffer.from(await this.apart.do('avatar', recipe));
  }

  /** Ends the processes; what is still to be drawn fails. */
  close(): Promise<void> {
    return this.apart.close();
  }
}
