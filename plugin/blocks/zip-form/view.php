<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, action: string, placeholder: string, error: string, layout: string} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-zip-form__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<?php $ui( 'dealers/place-search', array( 'value' => '' ) + $props ); ?>
<?php
};
