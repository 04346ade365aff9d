<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{slider: array<string, mixed>} $props
	 * @var callable( string, array<string, mixed> ): void $ui
	 */

	$ui( 'controls/slider', $props['slider'] );
};
