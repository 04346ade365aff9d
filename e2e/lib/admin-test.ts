/** A test for the administration's screens. */
import { test as base } from '@playwright/test';
import { proven, type Proven } from './proven';

export const test = base.extend< Proven >( { proven } );
