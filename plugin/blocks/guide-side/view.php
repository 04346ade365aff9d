<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, icon: string} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-guide-side__heading"><span class="hvac-guide-side__sign"><?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?></span><span data-hvac-slot="heading"><?php $slot( 'heading' ); ?></span></<?php echo tag_escape( $heading ); ?>>
<div class="hvac-disclosures" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<?php
};
