<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-__NAME____heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<p class="hvac-__NAME____text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
<?php
};
