// Types of the protocol and of the games, from the JSON Schemas that the house exports (msgspec's dialect).
// node scripts/types.mjs FROM TO: reads FROM/NAME.schema.json, writes TO/NAME.ts. `make generated` calls it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [from, to] = process.argv.slice(2);
if (!to) throw new Error('say where the schemas are, and where the types go: node scripts/types.mjs FROM TO');

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const plainName = (reference) => reference.split('/').pop().replace(/^.*\./, '');

function type(schema) {
  if (schema.$ref) return plainName(schema.$ref);
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  if ('const' in schema) return quoted(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map(type).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((one) => type({ ...schema, type: one })).join(' | ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array': {
      if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(', ')}]`;
      const item = type(schema.items ?? {});
      return item.includes('|') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return schema.additionalProperties && typeof schema.additionalProperties === 'object'
        ? `Record<string, ${type(schema.additionalProperties)}>`
        : 'Record<string, unknown>';
    default:
      return 'unknown';
  }
}

function declaration(name, schema) {
  const comment = schema.description ? `/** ${schema.description.replaceAll('\n', '\n * ')} */\n` : '';
  if (!schema.properties) return `${comment}export type ${name} = ${type(schema)};\n`;
  // What the house sends is always there, but for events, which leave defaults out; a client may leave defaults out.
  const mayLack = schema.additionalProperties === false || 'event' in schema.properties;
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(([key, value]) => {
    const optional = mayLack && !required.has(key) ? '?' : '';
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}${optional}: ${type(value)};`;
  });
  return `${comment}export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

function union(name, tag, definitions) {
  const members = Object.entries(definitions)
    .filter(([, schema]) => schema.properties?.[tag]?.enum?.length === 1)
    .map(([member]) => plainName(member));
  return members.length ? `export type ${name} = ${members.join(' | ')};\n` : '';
}

for (const file of (await readdir(from)).filter((name) => name.endsWith('.schema.json')).sort()) {
  const name = file.replace('.schema.json', '');
  const schema = JSON.parse(await readFile(join(from, file), 'utf8'));
  const definitions = schema.definitions ?? schema.$defs ?? schema.components?.schemas ?? {};
  const text = [
    '// Made by `make generated` from the JSON Schemas of the house. Do not edit.\n',
    ...Object.entries(definitions).map(([key, value]) => declaration(plainName(key), value)),
    union('Prompt', 'prompt', definitions),
    union('Move', 'move', definitions),
    union('Event', 'event', definitions),
    union('Term', 'term', definitions),
    union('Chore', 'chore', definitions),
  ];
  await writeFile(join(to, `${name}.ts`), text.filter(Boolean).join('\n'));
}
