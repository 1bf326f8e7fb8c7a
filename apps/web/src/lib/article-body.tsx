import type { Block, Inline } from '@markwright/contracts';
import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '../components/site-link.tsx';
import { articlesMessages } from '../i18n/articles.ts';
import { useMessages } from '../i18n/messages.ts';

/** The article's tree as a page. Everything is drawn by React from known kinds: no markup comes from outside. */
export function ArticleBody({ content }: { content: readonly Block[] }) {
  let figures = 0;
  return content.map((block, index) => {
    if (block.kind === 'figure') figures += 1;
    return <BlockOf key={index} block={block} isFirst={index === 0} figure={figures} />;
  });
}

type BlockProps = { block: Block; isFirst: boolean; figure: number };

function BlockOf({ block, isFirst, figure }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-14 mb-5 scroll-mt-24 text-heading font-bold wrap-phrases">
          <Words of={block.content} />
        </h2>
      ) : (
        <h3 id={block.id} className="mt-8 mb-3 scroll-mt-24 text-title font-bold">
          <Words of={block.content} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className={isFirst ? 'text-title leading-[1.75] font-medium' : 'mt-5'}>
          <Words of={block.content} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index} className="pl-1">
          <Words of={item} />
        </li>
      ));
      return block.ordered ? (
        <ol className="mt-5 list-decimal space-y-2 pl-6">{items}</ol>
      ) : (
        <ul className="mt-5 list-disc space-y-2 pl-6">{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className="my-10 border-y-2 border-y-line-strong border-t-ink py-6 text-heading font-bold wrap-phrases">
          <Words of={block.content} />
        </blockquote>
      );
    case 'code':
      return <pre className="mt-5 overflow-x-auto rounded-card bg-quiet p-4 text-body">{block.text}</pre>;
    case 'table':
      return <TableOf {...block} />;
    case 'figure':
      return <FigureOf {...block} number={figure} />;
  }
}

function TableOf({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className="mt-6">
      <table className="w-full break-words border-t-2 border-ink text-body">
        <thead>
          <tr className="border-b border-line-strong text-left">
            {head.map((cell, index) => (
              <th key={index} scope="col" className="py-2.5 pr-4 font-medium">
                <Words of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line-strong align-top">
              {row.map((cell, at) => (
                <td key={at} className="py-2.5 pr-4">
                  <Words of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FigureOf({ picture, alt, caption, number }: Extract<Block, { kind: 'figure' }> & { number: number }) {
  const m = useMessages(articlesMessages);
  return (
    <figure className="my-8">
      <img {...picture} alt={alt} loading="lazy" className="h-auto w-full rounded-card border border-line" />
      {caption && (
        <figcaption className="mt-3 text-caption text-muted">
          <span className="mr-2 font-medium text-ink">{m.figure(number)}</span>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

const Words = ({ of: nodes }: { of: readonly Inline[] }): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{wordsOf(node)}</Fragment>);

const LINK = 'underline decoration-line-strong underline-offset-4 hover:decoration-action break-words';

function wordsOf(node: Inline): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return <code className="rounded-input bg-quiet px-1.5 py-0.5 text-[0.9em]">{node.text}</code>;
    case 'strong':
      return (
        <strong className="font-bold">
          <Words of={node.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Words of={node.content} />
        </em>
      );
    case 'link':
      return node.url.startsWith('/') ? (
        <SiteLink to={node.url} className={LINK}>
          <Words of={node.content} />
        </SiteLink>
      ) : (
        <a href={node.url} target="_blank" rel="noopener" className={LINK}>
          <Words of={node.content} />
        </a>
      );
  }
}
