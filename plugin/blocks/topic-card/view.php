<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, href: string, picture: array<string, mixed>|null, icon: string} $props */

	$ui( 'layout/card', $props );
};
