<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, slider: array<string, mixed>} $props */
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'] ) ); ?>
<?php $ui( 'controls/slider', $props['slider'] ); ?>
<?php
};
