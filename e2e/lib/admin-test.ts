/** A test for the administration's screens. */
import { test as base } from '@playwright/test';
import { type Proven, provenFor } from './proven';

export const test = base.extend< Proven >( { proven: provenFor( 'administrator' ) } );
