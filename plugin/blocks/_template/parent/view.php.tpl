<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-__NAME____heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<div class="hvac-__NAME____items" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<?php
};
