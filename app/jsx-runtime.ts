import type { ComponentProps, ElementType, Key } from "react";
import * as react from "react/jsx-runtime";
import { isMarked, unmarked } from "#rules/english-mark.ts";

export type { JSX } from "react";
export { Fragment } from "react/jsx-runtime";

type Props = ComponentProps<ElementType> & { children?: unknown };

/** Attributes that people read or hear. */
const read = ["alt", "aria-label", "placeholder", "title"];

/** A component hands on several children as one. */
const hasMarked = (children: unknown): boolean =>
  Array.isArray(children) ? children.some(hasMarked) : isMarked(children);

const wrapped = (child: unknown, place: number): unknown => {
  if (isMarked(child))
    return react.jsx("span", { lang: "en", children: unmarked(child) }, `en-${place}`);
  return Array.isArray(child) && hasMarked(child) ? child.map(wrapped) : child;
};

/**
 * An element of a page says by itself which of its words are English ones on a Spanish page. No
 * component has to think of it, and none can forget it.
 */
const withLanguage = (type: ElementType, props: Props): Props => {
  const { children } = props;
  if (type === react.Fragment)
    return hasMarked(children) ? { ...props, children: wrapped(children, 0) } : props;
  if (typeof type !== "string") return props;
  if (isMarked(children)) return { ...props, lang: "en", children: unmarked(children) };
  const attributes = read.filter((name) => isMarked(props[name]));
  if (attributes.length > 0)
    return {
      ...props,
      lang: "en",
      ...Object.fromEntries(attributes.map((name) => [name, unmarked(props[name])])),
    };
  return hasMarked(children) ? { ...props, children: wrapped(children, 0) } : props;
};

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, withLanguage(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, withLanguage(type, props), key);

/** While the site is being worked on. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key) =>
  (Array.isArray(props.children) ? jsxs : jsx)(type, props, key);
