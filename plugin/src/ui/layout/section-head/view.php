<?php
/** The heading and intro sentence of a section: the slots `heading` and `intro`. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, id?: string, isIntroHidden?: bool} $props */

	$heading = "h{$props['level']}";
	?>
<div class="hvac-section__head">
	<<?php echo tag_escape( $heading ); ?> class="hvac-section__heading"<?php echo isset( $props['id'] ) ? ' id="' . esc_attr( $props['id'] ) . '"' : ''; ?> data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<p class="hvac-section__intro"<?php echo $props['isIntroHidden'] ?? false ? ' hidden=""' : ''; ?> data-hvac-slot="intro"><?php $slot( 'intro' ); ?></p>
</div>
<?php
};
