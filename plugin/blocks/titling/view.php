<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, hasTitle: bool} $props */

	$group   = $props['hasTitle'] ? 'hgroup' : 'div';
	$heading = $props['hasTitle'] ? "h{$props['level']}" : 'p';
	?>
<<?php echo tag_escape( $group ); ?> class="hvac-titling__words">
	<<?php echo tag_escape( $heading ); ?> class="hvac-titling__title" data-hvac-slot="titling_title"><?php $slot( 'titling_title' ); ?></<?php echo tag_escape( $heading ); ?>>
	<p class="hvac-titling__subtitle" data-hvac-slot="titling_subtitle"><?php $slot( 'titling_subtitle' ); ?></p>
</<?php echo tag_escape( $group ); ?>>
<?php
};
