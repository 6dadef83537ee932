import type { InferInput, InferOutput } from 'valibot';
import type { DeclaredCall } from './declare-call';
import type { callsByPath } from './every-call';
import type { Sentence } from './says';

type CallsByPath = typeof callsByPath;

/** One of the product's calls. */
export type Call = DeclaredCall<keyof CallsByPath>;

type ShapesOf<C extends Call> = CallsByPath[C['path']];

/** What a handler gets: the request after its shape has filled in defaults. */
export type RequestOf<C extends Call> = InferOutput<ShapesOf<C>['request']>;
/** What a caller sends. */
export type RequestTo<C extends Call> = InferInput<ShapesOf<C>['request']>;
export type ReplyOf<C extends Call> = InferOutput<ShapesOf<C>['reply']>;
/** What a handler gives: a message with parameters becomes text as the reply is written. */
export type AnswerOf<C extends Call> = WithSentence<ReplyOf<C>>;

type WithSentence<Reply> = Reply extends { message: string }
  ? Omit<Reply, 'message'> & { message: Sentence }
  : Reply;
