#!/usr/bin/env node
/**
 * Writes the types of the answers that the admin screens receive, from docs/reference/openapi.json: tsc then finds
 * client code that does not agree with the routes.
 */
import { writeFileSync } from 'node:fs';
import { ANSWER_TYPES, answerTypes } from './lib/answer-types.mjs';

writeFileSync( ANSWER_TYPES, await answerTypes() );
