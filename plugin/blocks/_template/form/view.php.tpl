<?php
/**
 * @var array{id: string, level: int, recipient: string, form: array<string, mixed>} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$ui( 'form-panel', $props );
