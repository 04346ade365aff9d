<?php
/**
 * @var array{level: int, href: string, picture: array<string, mixed>|null, icon: string} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$ui( 'card', $props );
