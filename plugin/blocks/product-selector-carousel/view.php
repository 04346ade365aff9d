<?php
/**
 * @var array{level: int, slider: array<string, mixed>} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<?php $ui( 'section-head', array( 'level' => $props['level'] ) ); ?>
<?php $ui( 'slider', $props['slider'] ); ?>
