<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int} $props */

	$heading = "h{$props['level']}";
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-faq__title" data-hvac-slot="title"><?php $slot( 'title' ); ?></<?php echo tag_escape( $heading ); ?>>
<div class="hvac-faq__items" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<?php
};
