import { Controller } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { deleteComment, editComment, listComments, postComment } from '@vybac/contracts/listings';
import { CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import { CommentsService } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Route(listComments)
  list(@CurrentActor() actor: Actor | null, @Input() { params, query }: InputOf<typeof listComments>) {
    return this.comments.page(actor, params.id, query);
  }

  @Route(postComment)
  post(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof postComment>,
    @CommandId() commandId: string,
  ) {
    return this.comments.post(actor, params.id, body, commandId);
  }

  @Route(editComment)
  edit(@CurrentActor() actor: Actor, @Input() { params, body }: InputOf<typeof editComment>) {
    return this.comments.edit(actor, params, body.content);
  }

  @Route(deleteComment)
  delete(@CurrentActor() actor: Actor, @Input() { params }: InputOf<typeof deleteComment>) {
    return this.comments.delete(actor, params);
  }
}
