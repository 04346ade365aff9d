<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, recipient: string, form: array<string, mixed>} $props */

	$ui( 'forms/form-panel', $props );
};
