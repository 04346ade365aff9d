<?php
/**
 * @var array{slider: array<string, mixed>} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$ui( 'slider', $props['slider'] );
